import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoEntries } from '../../../demo/town/entries.ts';
import { demoOpenings } from '../../../demo/town/openings.ts';
import { demoRooms } from '../../../demo/town/rooms.ts';
import { daysBefore, momentOf } from '../../../demo/town/times.ts';
import type { DemoRoom, DemoSaid, DemoSpeaker } from '../../../demo/town/types.ts';
import { type Town, found } from './town.ts';

export interface PlannedMessage {
  readonly id: string;
  readonly senderId: string;
  readonly at: Date;
  readonly said: DemoSaid;
}

export interface PlannedRoom {
  readonly id: string;
  readonly companyKey: string;
  readonly creatorKey: string;
  readonly origin: DemoRoom['origin'];
  readonly openedById: string;
  /** The creator first, then the company's people. */
  readonly memberIds: readonly string[];
  readonly messages: readonly PlannedMessage[];
  readonly unreadByCreator: number;
  readonly unreadByCompany: number;
}

const openings = new Map(demoOpenings.map((opening) => [opening.key, opening]));

/** The rooms of the town in full: those whose talk is written, and those that a full-time entry opened at once. */
export function planRooms(town: Town): ReadonlyMap<string, PlannedRoom> {
  const written = demoRooms.map((room) =>
    plan(
      town,
      room,
      room.messages.map(([speaker, when, said]) => ({ speaker, at: momentOf(town.now, when), said })),
    ),
  );
  const rooms = new Map(written.map((room) => [roomKey(room.companyKey, room.creatorKey), room]));
  for (const entry of demoEntries) {
    const opening = found(openings, entry.openingKey);
    const key = roomKey(opening.companyKey, entry.creatorKey);
    if (opening.kind !== 'FULL_TIME' || rooms.has(key)) continue;
    const enteredAt = daysBefore(town.now, entry.daysAgo);
    const said: Said[] = [
      { speaker: 'c', at: enteredAt, said: { opening: opening.key } },
      { speaker: 'c', at: new Date(enteredAt.getTime() + 2_000), said: entry.message },
    ];
    if (entry.farewell !== undefined) {
      said.push({ speaker: '1', at: daysBefore(town.now, entry.stageDaysAgo ?? 0), said: entry.farewell });
    }
    const isNew = entry.stage === 'NEW';
    rooms.set(
      key,
      plan(
        town,
        {
          companyKey: opening.companyKey,
          creatorKey: entry.creatorKey,
          origin: 'ENTRY',
          messages: [],
          unreadByCompany: isNew && entry.daysAgo < 5 ? 2 : 0,
        },
        said,
      ),
    );
  }
  return rooms;
}

export function roomKey(companyKey: string, creatorKey: string): string {
  return `${companyKey} ${creatorKey}`;
}

interface Said {
  readonly speaker: DemoSpeaker;
  readonly at: Date;
  readonly said: DemoSaid;
}

function plan(town: Town, room: DemoRoom, said: readonly Said[]): PlannedRoom {
  const { idOf, newId } = town;
  const people = demoCompanies.find(({ key }) => key === room.companyKey)?.people ?? [];
  const speakerId = (speaker: DemoSpeaker): string =>
    idOf(speaker === 'c' ? room.creatorKey : `${room.companyKey}-${speaker}`);
  // Without a word of theirs, recruiters are not in a room that was opened by others.
  const speaking = new Set(said.map(({ speaker }) => speaker));
  const present = people.filter(
    ({ role, key }) =>
      role !== 'OUTSOURCING_RECRUITER' || [...speaking].some((one) => key.endsWith(`-${one}`)),
  );
  const opener = said[0]?.speaker ?? '1';
  return {
    id: newId(),
    companyKey: room.companyKey,
    creatorKey: room.creatorKey,
    origin: room.origin,
    openedById: speakerId(opener),
    memberIds: [idOf(room.creatorKey), ...present.map(({ key }) => idOf(key))],
    messages: said.map((message) => ({
      id: newId(),
      senderId: speakerId(message.speaker),
      at: message.at,
      said: message.said,
    })),
    unreadByCreator: room.unreadByCreator ?? 0,
    unreadByCompany: room.unreadByCompany ?? 0,
  };
}
