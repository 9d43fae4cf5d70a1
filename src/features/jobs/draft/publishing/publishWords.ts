import type { DraftSnapshot } from '../saving/draftSnapshot.ts';

interface PublishWords {
  readonly title: string;
  readonly lead: string;
  readonly act: string;
  readonly pending: string;
  readonly done: string;
}

const ofNew: PublishWords = {
  title: 'この内容で公開しますか',
  lead: '公開すると、登録している人が読めて、応募できるようになります。',
  act: '公開する',
  pending: '公開中',
  done: '公開しました。',
};

const ofPublic: PublishWords = {
  title: 'この内容で公開しますか',
  lead: '公開すると、現在公開されている募集が、この内容に替わります。',
  act: '変更を公開する',
  pending: '公開中',
  done: '変更した内容を公開しました。',
};

const ofPrivate: PublishWords = {
  title: 'この内容を反映しますか',
  lead: '反映しても、募集は非公開のままです。公開に戻すと、この内容が見えるようになります。',
  act: '変更を反映する',
  pending: '反映中',
  done: '変更した内容を反映しました。募集は非公開のままです。',
};

/** Words for publishing, by status: a private opening stays private. */
export function publishWordsOf(saved: Pick<DraftSnapshot, 'status'> | null): PublishWords {
  if (saved === null || saved.status === 'DRAFT') return ofNew;
  return saved.status === 'PRIVATE' ? ofPrivate : ofPublic;
}
