/** Classifies errors by SQLSTATE; both engines' errors have `code` and `constraint`. */
function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}

function refused(error: unknown, state: string, constraint: string | undefined): boolean {
  return stateOf(error) === state && (constraint === undefined || constraintOf(error) === constraint);
}

/** Usually a race over a bookmark, a follow or an entry. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return refused(error, '23505', constraint);
}

/** The referenced row does not exist, or the row is still referenced. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // `on delete restrict` has a code of its own.
  return refused(error, '23503', constraint) || refused(error, '23001', constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return refused(error, '23514', constraint);
}
