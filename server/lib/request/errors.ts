/** Every expected failure: the catalogue of the specification (section 8), then our own. */
export const errorNames = [
  'UserAlreadyExistsError',
  'UserDoesNotExistError',
  'UserNotFoundError',
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'UserEditPrivilegeError',
  'CompanyNotFoundError',
  'JobOpeningNotFoundError',
  'FailedToDeleteError',
  'EntryAlreadyExistError',
  'NumOfQuestionsLimitExceededError',
  'JobOpeningQuestionNotFoundError',
  'UserDoesNotEntryError',
  'AlreadySentMessageError',
  'MessageNotFoundError',
  'MessageDeleteForbiddenError',
  'MessageIdInvalidError',
  'UserHasAlreadyFollowedError',
  'UserDidNotFollowError',
  'ForbiddenError',
  'TokenInvalidError',
  'DuplicateEmailError',
  'NotChangedEmailError',
  'ResetPasswordTokenError',
  'WrongEmailError',
  'InvalidImageInputError',
  'NotificationNotFoundError',
  'WrongNotificationIdError',
  'ProductNotFoundError',
  'ProductHasAlreadyBookmarkedError',
  'ProductDoesNotBookmarkedError',
  'InternalServerError',
  'RateLimitExceededError',
  'DraftConflictError',
  'ConfirmationRequiredError',
  'SecondFactorRequiredError',
] as const;

export type ErrorName = (typeof errorNames)[number];

export interface DomainErrorDetails {
  /** The input field as a dotted path; the form shows the message there. */
  readonly field?: string;
  /** When to try again. */
  readonly retryAt?: Date;
  /** Opens the second step of a sign-in. */
  readonly signInToken?: string;
}

/** An expected failure, thrown by use cases. The message is Japanese and is shown as it is. */
export class DomainError extends Error {
  readonly code: ErrorName;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorName, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.details = details;
  }
}

/** All wrong fields at once. */
export class InvalidInputs extends Error {
  readonly errors: readonly DomainError[];

  constructor(errors: readonly DomainError[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'InvalidInputs';
    this.errors = errors;
  }
}
