/** The error catalogue of the specification (section 8) and, last, what is ours: every expected failure has one of these names. */
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
  /** The input field that the message belongs to, as a dotted path: the form puts the message there. */
  readonly field?: string;
  /** When the call may be tried again. */
  readonly retryAt?: Date;
  /** With what the second step of a sign-in is taken. */
  readonly signInToken?: string;
}

/** An expected failure, thrown by use cases. The message is Japanese and may be shown as it is. */
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

/** Several fields that are wrong at once: whoever filled in a form learns of all of them, and not of one after the other. */
export class InvalidInputs extends Error {
  readonly errors: readonly DomainError[];

  constructor(errors: readonly DomainError[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'InvalidInputs';
    this.errors = errors;
  }
}
