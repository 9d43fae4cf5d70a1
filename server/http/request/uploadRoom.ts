import { networkOf } from '../../lib/process/network.ts';
import { BodyError } from './body.ts';

const megabyte = 1024 * 1024;

export interface UploadLimits {
  /** The largest form: the largest film has 200 MB, and the rest is small. */
  readonly formBytes: number;
  /** Forms are in memory while they are read: so much of everybody's, of one account's and of one network's at a time. */
  readonly bytes: number;
  readonly bytesOfAccount: number;
  readonly bytesOfNetwork: number;
  /** A phone whose volume is used up still sends 16 kB a second; whoever stays below a quarter of that is cut. */
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

/** What one form has taken of the room so far. */
export interface Place {
  /** Throws where there is no room for so many bytes more. */
  take(bytes: number): void;
  release(): void;
}

export interface UploadRoom {
  /** Throws where so much would find no room even now; nothing is set aside for what has only been announced. */
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
