import type { IEnvironment } from 'relay-runtime';

const answered = new WeakMap<IEnvironment, number>();

/** How many mutations were answered so far: what was asked for before the last one may be older than it. */
export function answeredCommits(environment: IEnvironment): number {
  return answered.get(environment) ?? 0;
}

export function noteAnswered(environment: IEnvironment): void {
  answered.set(environment, answeredCommits(environment) + 1);
}
