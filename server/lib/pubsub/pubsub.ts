export interface SubscribeOptions {
  /**
   * The subscriber was too slow and its queue is full. The subscription has ended: close its socket, the client comes back and catches up.
   * (A queue without a bound takes the process down with it.)
   */
  readonly onOverflow: () => void;
  /** The connection to the broker was down for a while: the subscription goes on, what was published meanwhile did not arrive. */
  readonly onGap?: () => void;
  /** How many payloads may wait while the listener works on one. */
  readonly queueLimit?: number;
}

export type Listener = (payload: string) => void | Promise<void>;
export type Unsubscribe = () => void;

/** Brings a text to everyone who listens to a topic, on every server. In order per publisher; not kept for those who come later. */
export interface PubSub {
  /** Rejects soon when the broker is down, so that the outbox can try again later. */
  publish(topic: string, payload: string): Promise<void>;
  /** Resolves when payloads published from now on will arrive. */
  subscribe(topic: string, listener: Listener, options: SubscribeOptions): Promise<Unsubscribe>;
  close(): Promise<void>;
}
