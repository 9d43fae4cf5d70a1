/** The company's part of every posting (職業安定法). */
export interface PostingItems {
  readonly name: string;
  readonly prefectureId: number | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
}

const filled = (part: number | string | null): boolean => part !== null && part !== '';

export const hasPostingName = ({ name }: PostingItems): boolean => filled(name);

/** A full address. */
export const hasPostingAddress = ({ prefectureId, city, street }: PostingItems): boolean =>
  [prefectureId, city, street].every(filled);

export const hasPostingContact = ({
  contactEmail,
  contactPhoneNumber,
  contactFormUrl,
}: PostingItems): boolean => [contactEmail, contactPhoneNumber, contactFormUrl].some(filled);

export function isReadyForPublishing(company: PostingItems): boolean {
  return hasPostingName(company) && hasPostingAddress(company) && hasPostingContact(company);
}
