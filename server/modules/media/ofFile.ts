import { DomainError } from '../../lib/request/errors.ts';

/** Names the argument in a file's errors. */
export async function ofFile<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError && error.details.field === undefined)
      throw new DomainError(error.code, error.message, { ...error.details, field: 'file' });
    throw error;
  }
}
