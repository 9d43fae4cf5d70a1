/** The content of PDFs and share pictures. All text is plain: nothing in it is markup. */

export interface PaperParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PaperItem {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
  /** A term not decided yet: why, and until when. */
  readonly isUndecided?: boolean;
  /** The figure one looks for first. */
  readonly isLarge?: boolean;
}

/** Two parties and numbered items, such as a notice of terms. */
export interface Sheet {
  readonly kind: 'sheet';
  readonly title: string;
  readonly author: string;
  /** The paper's date, such as 2026-11-24, not today's: the same terms always give the same bytes. */
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

export interface BookletBlock {
  readonly kind: string;
  readonly title: string | null;
  readonly spans: readonly BookletSpan[];
  readonly items: readonly (readonly BookletSpan[])[];
  readonly rows: readonly (readonly (readonly BookletSpan[])[])[];
  readonly blocks: readonly BookletBlock[];
}

/** A cover, a table of contents, and chapters that each start a page. */
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

/** A page's picture for shared links. */
export interface ShareCard {
  readonly side: 'COMPANY' | 'CREATOR' | 'NONE';
  readonly kicker: string;
  /** Phrases that are not broken across lines. */
  readonly title: readonly string[];
  readonly lines: readonly string[];
}

export interface PaperMaker {
  /** A PDF. Characters without a glyph print as 〓. */
  make(paper: Paper): Promise<Uint8Array<ArrayBuffer>>;
  /** Characters that would print as 〓, each once, so that a form can say so first. */
  unprintable(text: string): Promise<readonly string[]>;
  /** A PNG of 1200×630, from large JPEGs: one stands at the side, three in a row. */
  card(card: ShareCard, pictures: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}
