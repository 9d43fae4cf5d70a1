/** What the database refused, told apart by SQLSTATE; both engines' errors carry `code` and `constraint`. */
function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint or unique index that refused a statement. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}

function refused(error: unknown, state: string, constraint: string | undefined): boolean {
  return stateOf(error) === state && (constraint === undefined || constraintOf(error) === constraint);
}

/** Somebody else was first: how a race over a bookmark, a follow or an entry shows. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return refused(error, '23505', constraint);
}

/** A row that is pointed at does not exist, or still is pointed at. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // `on delete restrict` has a state of its own.
  return refused(error, '23503', constraint) || refused(error, '23001', constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return refused(error, '23514', constraint);
}
