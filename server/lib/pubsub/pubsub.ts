export interface SubscribeOptions {
  /**
   * The queue of a slow subscriber is full and the subscription has ended: close its socket, and the client
   * reconnects and catches up. Without a bound the process would run out of memory.
   */
  readonly onOverflow: () => void;
  /** The broker was away for a while: what was published meanwhile is lost. */
  readonly onGap?: () => void;
  /** Payloads that may wait while the listener works. */
  readonly queueLimit?: number;
}

export type Listener = (payload: string) => void | Promise<void>;
export type Unsubscribe = () => void;

/**
 * Sends texts to all listeners of a topic, on every server. Ordered per publisher; nothing is kept for later
 * listeners.
 */
export interface PubSub {
  /** Rejects soon when the broker is down, so that the outbox retries. */
  publish(topic: string, payload: string): Promise<void>;
  /** Resolves when payloads published from now on will arrive. */
  subscribe(topic: string, listener: Listener, options: SubscribeOptions): Promise<Unsubscribe>;
  close(): Promise<void>;
}
