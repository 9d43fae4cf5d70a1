/** What the store knows of a candidate whose row need not be mounted, and the counts that a change shows at once. */
import { REF_KEY } from 'relay-runtime';
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { isRecord } from '../../../../lib/guards.ts';
import { stages } from '../stageWords.ts';
import type { EntryStage } from '../stageWords.ts';

export interface KnownCandidate {
  readonly id: string;
  readonly stage: EntryStage;
  readonly isRead: boolean;
  readonly chatRoomId: string | null;
  readonly userId: string | null;
  /** Empty when it is not known. */
  readonly name: string;
  readonly assigneeId: string | null;
}

function isStage(value: unknown): value is EntryStage {
  return typeof value === 'string' && Object.hasOwn(stages, value);
}

type Fields = Readonly<Record<string, unknown>>;

/** Null for whom the store has not seen. */
export function knownCandidate(environment: IEnvironment, id: string): KnownCandidate | null {
  const source = environment.getStore().getSource();
  const follow = (record: Fields | null | undefined, field: string): Fields | null => {
    const link = record?.[field];
    const to = isRecord(link) ? link[REF_KEY] : null;
    return typeof to === 'string' ? (source.get(to) ?? null) : null;
  };
  const record: Fields | null | undefined = source.get(id);
  if (record == null || !isStage(record['stage'])) return null;
  const text = (of: Fields | null, field: string): string | null => {
    const value = of?.[field];
    return typeof value === 'string' ? value : null;
  };
  const user = follow(record, 'user');
  const profile = follow(user, 'profile');
  const names = [text(profile, 'lastName'), text(profile, 'firstName')];
  return {
    id,
    stage: record['stage'],
    isRead: record['isRead'] === true,
    chatRoomId: text(record, 'chatRoomId'),
    userId: text(user, 'id'),
    name: names.filter((part) => part !== null).join(' '),
    assigneeId: text(follow(record, 'assignee'), 'id'),
  };
}

function add(record: RecordProxy | null | undefined, field: string, by: number): void {
  const value = record?.getValue(field);
  if (typeof value === 'number') record?.setValue(Math.max(0, value + by), field);
}

/** Relay runs it again over whatever the server says meanwhile, so it looks before it counts. */
export function showRead(store: RecordSourceProxy, job: string, id: string): void {
  const candidate = store.get(id);
  if (candidate == null || candidate.getValue('isRead') === true) return;
  candidate.setValue(true, 'isRead');
  const opening = store.get(job);
  add(opening, 'unreadEntriesCount', -1);
  add(opening?.getLinkedRecord('candidateCounts'), 'unread', -1);
}

export function showMoved(store: RecordSourceProxy, job: string, id: string, to: EntryStage): void {
  const candidate = store.get(id);
  const from = candidate?.getValue('stage');
  if (candidate == null || from === to) return;
  showRead(store, job, id);
  candidate.setValue(to, 'stage');
  const counts = store.get(job)?.getLinkedRecord('candidateCounts');
  for (const each of counts?.getLinkedRecords('stages') ?? []) {
    const stage = each.getValue('stage');
    if (stage === from) add(each, 'count', -1);
    if (stage === to) add(each, 'count', 1);
  }
}

interface ShownNote {
  readonly candidateId: string;
  readonly id: string;
  readonly body: string;
  readonly at: string;
}

/** One's own note before the server has it: a new one stands first. */
export function showNote(store: RecordSourceProxy, { candidateId, id, body, at }: ShownNote): void {
  const known = store.get(id);
  if (known != null) {
    known.setValue(body, 'body');
    return;
  }
  const candidate = store.get(candidateId);
  const members = store.getRoot().getLinkedRecord('myCompany')?.getLinkedRecords('members') ?? [];
  const me = members.find((member) => member.getValue('isMe') === true)?.getLinkedRecord('corporateUser');
  if (candidate == null) return;
  const note = store.create(id, 'CandidateNote');
  note.setValue(id, 'id');
  note.setValue(body, 'body');
  note.setValue(at, 'createdAt');
  note.setValue(true, 'isOwn');
  note.setValue(null, 'author');
  if (me != null) note.setLinkedRecord(me, 'author');
  candidate.setLinkedRecords([note, ...(candidate.getLinkedRecords('notes') ?? [])], 'notes');
  add(candidate, 'notesCount', 1);
}

export function showNoteGone(store: RecordSourceProxy, candidateId: string, id: string): void {
  const candidate = store.get(candidateId);
  const notes = candidate?.getLinkedRecords('notes');
  if (candidate == null || notes == null) return;
  const left = notes.filter((note) => note.getDataID() !== id);
  candidate.setLinkedRecords(left, 'notes');
  add(candidate, 'notesCount', left.length - notes.length);
}

/** An opening's title, for the words of a letter. */
export function titleOf(environment: IEnvironment, job: string): string {
  const title: unknown = environment.getStore().getSource().get(job)?.['title'];
  return typeof title === 'string' ? title : '';
}
