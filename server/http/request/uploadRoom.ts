import { networkOf } from '../../lib/process/network.ts';
import { BodyError } from './body.ts';

const megabyte = 1024 * 1024;

export interface UploadLimits {
  /** The largest form: a film of 200 MB and some small files. */
  readonly formBytes: number;
  /** Memory for forms being read: in total, for one account, for one network. */
  readonly bytes: number;
  readonly bytesOfAccount: number;
  readonly bytesOfNetwork: number;
  /**
   * A phone whose data volume is used up still sends 16 kB a second; a client below a quarter of that is cut
   * off.
   */
  readonly leastBytes: number;
  readonly milliseconds: number;
}

export const uploadLimits: UploadLimits = {
  formBytes: 210 * megabyte,
  bytes: 420 * megabyte,
  // A film, and pictures beside it.
  bytesOfAccount: 270 * megabyte,
  bytesOfNetwork: 340 * megabyte,
  leastBytes: 80 * 1024,
  milliseconds: 20_000,
};

/** The room one form has taken so far. */
export interface Place {
  /** Throws without room for so many more bytes. */
  take(bytes: number): void;
  release(): void;
}

export interface UploadRoom {
  /** Throws when the announced size would not fit even now; nothing is reserved for it. */
  open(account: string, address: string, announced: number): Place;
}

export function createUploadRoom(limits: UploadLimits): UploadRoom {
  const taken = new Map<string, number>();
  const of = (subject: string): number => taken.get(subject) ?? 0;

  return {
    open: (account, address, announced) => {
      const shares = [
        ['everybody', limits.bytes],
        [`account ${account}`, limits.bytesOfAccount],
        [`network ${networkOf(address)}`, limits.bytesOfNetwork],
      ] as const;
      const require = (bytes: number): void => {
        if (shares.some(([subject, most]) => of(subject) + bytes > most)) throw noRoom();
      };
      const add = (bytes: number): void => {
        for (const [subject] of shares) {
          const now = of(subject) + bytes;
          if (now > 0) taken.set(subject, now);
          else taken.delete(subject);
        }
      };
      let own = 0;
      require(announced);
      return {
        take: (bytes) => {
          require(bytes);
          add(bytes);
          own += bytes;
        },
        release: () => {
          add(-own);
          own = 0;
        },
      };
    },
  };
}

const noRoom = () =>
  new BodyError(503, 'アップロードが混み合っています。少し待ってからもう一度お試しください。', 5);
