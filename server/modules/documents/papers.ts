/** What papers are made of, and who makes them. All text is data: nothing in it is markup. */

export interface PaperParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PaperItem {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
  /** A term that is still to be decided: why, and by when. */
  readonly isUndecided?: boolean;
  /** The figure that one looks for first. */
  readonly isLarge?: boolean;
}

/** Two parties and numbered items: a notice of terms, or the record of an agreement. */
export interface Sheet {
  readonly kind: 'sheet';
  readonly title: string;
  readonly author: string;
  /** Of the paper, such as 2026-11-24: the same terms are the same bytes whenever they are made. */
  readonly date: string;
  readonly number: string;
  readonly edition: string;
  readonly footer: string;
  readonly parties: readonly [PaperParty, PaperParty];
  readonly items: readonly PaperItem[];
  readonly notes: readonly string[];
}

interface BookletSpan {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A piece of a booklet, by its kind: a chapter, a paragraph, a list, a table, a box. */
export interface BookletBlock {
  readonly kind: string;
  readonly title: string | null;
  readonly spans: readonly BookletSpan[];
  readonly items: readonly (readonly BookletSpan[])[];
  readonly rows: readonly (readonly (readonly BookletSpan[])[])[];
  readonly blocks: readonly BookletBlock[];
}

/** Something to be read: a cover, its contents, and chapters that each begin a page. */
export interface Booklet {
  readonly kind: 'booklet';
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly edition: string;
  readonly footer: string;
  readonly summary: string;
  readonly contents: readonly string[];
  readonly blocks: readonly BookletBlock[];
  readonly note: string | null;
}

export type Paper = Booklet | Sheet;

/** The picture that stands for a page where its address is shared. */
export interface ShareCard {
  readonly side: 'COMPANY' | 'CREATOR' | 'NONE';
  readonly kicker: string;
  /** In phrases, none of which a line breaks. */
  readonly title: readonly string[];
  readonly lines: readonly string[];
}

export interface PaperMaker {
  /** A PDF. What has no glyph in its fonts is a 〓. */
  make(paper: Paper): Promise<Uint8Array<ArrayBuffer>>;
  /** Characters as readers see them that a paper would show as 〓, each once: a form says so before they are agreed on. */
  unprintable(text: string): Promise<readonly string[]>;
  /** A PNG of 1200 by 630. One picture stands at the side, three beside each other; JPEG, and large enough. */
  card(card: ShareCard, pictures: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}
