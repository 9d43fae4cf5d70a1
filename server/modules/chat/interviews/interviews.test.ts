import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { chatPersonalData } from '../personalDataSql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const mails: MailMessage[] = [];
beforeEach(async () => {
  await api.services.db.deleteFrom('outbox').execute();
  mails.length = 0;
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Lets the time go by and everything happen that is due. */
async function after(ms: number): Promise<void> {
  api.clock.advance(ms);
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const handlers = effectHandlers({ ...api.services, mailer });
  await new OutboxWorker({ ...api.services, handlers }).drain();
}

const message = v.object({
  id: v.string(),
  act: v.string(),
  actTimes: v.array(v.string()),
  interview: v.object({
    id: v.string(),
    state: v.string(),
    version: v.number(),
    times: v.array(v.string()),
    startsAt: v.nullable(v.string()),
    openingTitle: v.nullable(v.string()),
  }),
});
const answered = v.object({
  message: v.nullable(message),
  errors: v.array(v.object({ __typename: v.string(), message: v.string() })),
});
const fields = `message { id ... on InterviewMessage { act actTimes
  interview { id state version times startsAt openingTitle } } } errors { __typename message }`;

async function call(name: string, type: string, input: object, as: string) {
  const { data, errors } = await api.post(
    `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${fields} } }`,
    { input },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(answered, data?.['answer']);
}
const propose = (input: object, as: string) =>
  call('proposeInterview', 'ProposeInterviewInput', { minutes: 30, ...input }, as);
const answer = (input: object, as: string) => call('answerInterview', 'AnswerInterviewInput', input, as);
const cancel = (input: object, as: string) => call('cancelInterview', 'CancelInterviewInput', input, as);

function made({ message: one, errors }: v.InferOutput<typeof answered>) {
  if (!one) throw new Error(JSON.stringify(errors));
  return one;
}

const inDays = (days: number): string => new Date(api.clock.now().getTime() + days * day).toISOString();

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  return { company_id, creator, owner, room, roomId: encodeGlobalId('ChatRoom', room) };
}

async function proposed() {
  const town = await house();
  const times = [inDays(3), inDays(4)];
  const { interview } = made(await propose({ roomId: town.roomId, times, place: 'オンライン' }, town.owner));
  return { ...town, times, interviewId: interview.id, interview };
}

async function fixed() {
  const town = await proposed();
  const { interview } = made(
    await answer({ interviewId: town.interviewId, version: 1, time: town.times[1] }, town.creator),
  );
  return { ...town, interview };
}

const mailsTo = (id: string) => mails.filter(({ to }) => to.startsWith(id));
const ics = (mail: MailMessage | undefined, name: string): string | undefined =>
  new RegExp(`^${name}:(.*)$`, 'mu').exec(mail?.calendar?.content ?? '')?.[1]?.trim();
const told = async (as: string) =>
  (
    await api.post(
      '{ activityNotifications { edges { node { type interview messageSequence startsAt actor { name } resource { ... on ChatRoom { id } } } } } }',
      {},
      as,
    )
  ).data?.['activityNotifications'];

describe('proposing an interview', () => {
  test('is a card in the room, a notice and a mail to the creator, and moves their entry to 面談', async () => {
    const { company_id, creator, owner, roomId } = await house();
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    const entry = await api.rows.entry({ job_opening_id, creator_id: creator });
    const times = [inDays(4), inDays(3)];
    const { act, actTimes, interview } = made(await propose({ roomId, times, place: '本社 3階' }, owner));
    expect(act).toBe('PROPOSED');
    expect(actTimes).toEqual([times[1], times[0]]);
    expect(interview).toMatchObject({
      state: 'PROPOSED',
      version: 1,
      startsAt: null,
      openingTitle: '宿の予約画面と、館内の案内画面の設計',
    });
    const { stage, first_replied_at } = await api.services.db
      .selectFrom('job_entries')
      .select(['stage', 'first_replied_at'])
      .where('id', '=', entry)
      .executeTakeFirstOrThrow();
    expect(stage).toBe('INTERVIEW');
    expect(first_replied_at).not.toBeNull();
    await after(minute);
    // One mail, and not a second one for the stage.
    expect(mailsTo(creator)).toHaveLength(1);
    expect(mailsTo(creator)[0]?.text).toMatch(
      /面談の日程の候補[\s\S]*本社 3階[\s\S]*\/messages\/chatRoom_[\w-]+\?m=1/u,
    );
    expect(mailsTo(creator)[0]?.calendar).toBeUndefined();
    expect(mailsTo(owner)).toEqual([]);
    expect(await told(creator)).toMatchObject({
      edges: [
        { node: { type: 'INTERVIEW', interview: 'PROPOSED', messageSequence: 1, resource: { id: roomId } } },
      ],
    });
  });

  test('sent again it is the same, and a second one waits for the answer', async () => {
    const { owner, roomId } = await house();
    const input = { roomId, times: [inDays(3)], clientId: api.services.newId() };
    const [one, two] = await Promise.all([propose(input, owner), propose(input, owner)]);
    expect(made(one).id).toBe(made(two).id);
    expect(await propose({ roomId, times: [inDays(5)] }, owner)).toMatchObject({
      message: null,
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
  });

  test('is the company’s alone, in a room that is open', async () => {
    const { creator, owner, roomId, room } = await house();
    const input = { roomId, times: [inDays(3)] };
    expect(await propose(input, creator)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await propose(input, await api.rows.member())).toMatchObject({
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
    await api.services.db
      .updateTable('chat_rooms')
      .set({ request_state: 'WAITING', requested_at: api.clock.now() })
      .where('id', '=', room)
      .execute();
    expect(await propose(input, owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
  });

  test.each([
    ['none', () => []],
    ['six', () => [1, 2, 3, 4, 5, 6].map(inDays)],
    ['the past', () => [inDays(-1)]],
    ['too far away', () => [inDays(200)]],
  ])('of times that cannot be is refused: %s', async (_name, times) => {
    const { owner, roomId } = await house();
    const { message: none, errors } = await propose({ roomId, times: times() }, owner).catch(() => ({
      message: null,
      errors: ['refused'],
    }));
    expect(none).toBeNull();
    expect(errors).not.toEqual([]);
  });
});

describe('answering', () => {
  test('a pick fixes it: both have the appointment, nobody the other’s address, and both are reminded', async () => {
    const { creator, owner, interview, times } = await fixed();
    expect(interview).toMatchObject({ state: 'FIXED', startsAt: times[1], times: [] });
    await after(minute);
    for (const id of [creator, owner]) {
      const mail = mailsTo(id).find(({ calendar }) => calendar !== undefined);
      expect(mail?.calendar?.method).toBe('REQUEST');
      expect(ics(mail, 'SEQUENCE')).toBe('0');
      const other = id === creator ? owner : creator;
      expect(JSON.stringify(mail)).not.toContain(other);
    }
    expect(await told(owner)).toMatchObject({
      edges: [{ node: { interview: 'FIXED', messageSequence: 2, startsAt: times[1] } }],
    });
    // Of what they did themselves the creator has the mail alone.
    expect(JSON.stringify(await told(creator))).not.toContain('FIXED');

    mails.length = 0;
    await after(3 * day - hour - minute);
    expect(mails).toEqual([]);
    await after(hour);
    expect(mails.filter(({ subject }) => subject.includes('前日'))).toHaveLength(2);
    await after(day - hour);
    expect(mails.filter(({ subject }) => subject.includes('まもなく'))).toHaveLength(2);
  });

  test('picked by one, others hear that it changed: twice, after it was called off, while it is moved', async () => {
    const conflict = { message: null, errors: [{ __typename: 'ArgumentInvalidError' }] };
    const { creator, owner, roomId, interviewId, times } = await proposed();
    const picks = await Promise.all(times.map((time) => answer({ interviewId, version: 1, time }, creator)));
    expect(picks.filter(({ message: one }) => one !== null)).toHaveLength(1);
    expect(picks.find(({ message: one }) => one === null)).toMatchObject(conflict);
    // The company, which had not seen it, proposes others for what it took to be open.
    const others = { roomId, interviewId, times: [inDays(6)] };
    expect(await propose({ ...others, version: 1 }, owner)).toMatchObject(conflict);

    const two = await proposed();
    made(await cancel({ interviewId: two.interviewId, version: 1 }, two.owner));
    expect(
      await answer({ interviewId: two.interviewId, version: 1, time: two.times[0] }, two.creator),
    ).toMatchObject(conflict);

    const three = await proposed();
    const outcomes = await Promise.all([
      answer({ interviewId: three.interviewId, version: 1, time: three.times[0] }, three.creator),
      cancel({ interviewId: three.interviewId, version: 1 }, three.owner),
      propose(
        { roomId: three.roomId, interviewId: three.interviewId, version: 1, times: [inDays(8)] },
        three.owner,
      ),
    ]);
    expect(outcomes.filter(({ message: one }) => one !== null)).toHaveLength(1);
  });

  test('the same pick sent again is the same', async () => {
    const { creator, interviewId, times } = await proposed();
    const input = { interviewId, version: 1, time: times[0], clientId: api.services.newId() };
    const one = made(await answer(input, creator));
    expect(made(await answer(input, creator))).toEqual(one);
  });

  test('none fits, and others are proposed', async () => {
    const { creator, owner, roomId, interviewId } = await proposed();
    const { interview } = made(await answer({ interviewId, version: 1 }, creator));
    expect(interview).toMatchObject({ state: 'NONE_FITS', version: 2, times: [] });
    expect(await told(owner)).toMatchObject({ edges: [{ node: { interview: 'NONE_FITS' } }] });
    const again = made(await propose({ roomId, interviewId, version: 2, times: [inDays(9)] }, owner));
    expect(again.interview).toMatchObject({ id: interviewId, state: 'PROPOSED', version: 3 });
  });

  test('is the creator’s alone, and of what is still to come', async () => {
    const { creator, owner, interviewId, times } = await proposed();
    const input = { interviewId, version: 1, time: times[0] };
    expect(await answer(input, owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await answer(input, await api.rows.creator())).toMatchObject({
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
    api.clock.advance(3 * day + minute);
    expect(await answer(input, creator)).toMatchObject({ errors: [{ __typename: 'ArgumentInvalidError' }] });
  });
});

describe('changing what is fixed', () => {
  test('it stands until another is picked; then everybody’s appointment moves under its id', async () => {
    const { creator, owner, roomId, interviewId, times } = await fixed();
    await after(minute);
    const uid = ics(mailsTo(owner)[0], 'UID');
    const later = inDays(10);
    const moving = made(await propose({ roomId, interviewId, version: 2, times: [later] }, owner));
    expect(moving.interview).toMatchObject({ state: 'FIXED', startsAt: times[1], times: [later] });
    await after(minute);
    mails.length = 0;
    const { interview } = made(await answer({ interviewId, version: 3, time: later }, creator));
    expect(interview).toMatchObject({ state: 'FIXED', startsAt: later, times: [] });
    await after(minute);
    for (const id of [creator, owner]) {
      const [mail] = mailsTo(id);
      expect(mail?.subject).toContain('変わりました');
      expect([ics(mail, 'UID'), ics(mail, 'SEQUENCE'), mail?.calendar?.method]).toEqual([
        uid,
        '1',
        'REQUEST',
      ]);
    }
    // Nobody is reminded of the time that was given up.
    mails.length = 0;
    await after(5 * day);
    expect(mails.filter(({ subject }) => /前日|まもなく/u.test(subject))).toEqual([]);
  });

  test('none of the new times fits: the old one stands', async () => {
    const { creator, owner, roomId, interviewId, times } = await fixed();
    made(await propose({ roomId, interviewId, version: 2, times: [inDays(10)] }, owner));
    const { interview } = made(await answer({ interviewId, version: 3 }, creator));
    expect(interview).toMatchObject({ state: 'FIXED', startsAt: times[1], times: [] });
  });

  test.each(['owner', 'creator'] as const)(
    'called off by the %s it leaves both calendars, and nobody is reminded',
    async (who) => {
      const town = await fixed();
      await after(minute);
      mails.length = 0;
      const { act, interview } = made(await cancel({ interviewId: town.interviewId, version: 2 }, town[who]));
      expect([act, interview.state, interview.startsAt]).toEqual(['CANCELLED', 'CANCELLED', null]);
      await after(minute);
      for (const id of [town.creator, town.owner]) {
        const [mail] = mailsTo(id);
        expect([mail?.calendar?.method, ics(mail, 'SEQUENCE'), ics(mail, 'STATUS')]).toEqual([
          'CANCEL',
          '1',
          'CANCELLED',
        ]);
      }
      mails.length = 0;
      await after(5 * day);
      expect(mails.filter(({ subject }) => /前日|まもなく/u.test(subject))).toEqual([]);
    },
  );

  test('called off it keeps its date in the creator’s export', async () => {
    const { creator, owner, interviewId, times } = await fixed();
    made(await cancel({ interviewId, version: 2 }, owner));
    const exported = chatPersonalData.areas.find(({ file }) => file === 'interviews.json');
    const page = await exported
      ?.page(creator, '00000000-0000-0000-0000-000000000000')
      .execute(api.services.db);
    const at = expect.any(String);
    const exportedTimes = times.map((time) => time.replace('.000Z', '+00:00'));
    const [one] = page?.rows ?? [];
    expect(page?.rows).toHaveLength(1);
    expect(one?.row).toMatchObject({
      state: 'CANCELLED',
      startsAt: null,
      story: [
        { what: 'PROPOSED', times: exportedTimes, at },
        { what: 'PICKED', times: [exportedTimes[1]], at },
        { what: 'CANCELLED', times: [exportedTimes[1]], at },
      ],
    });
  });

  test('a reminder is decided when it is due: nobody hears of a company that they blocked', async () => {
    const { creator, company_id } = await fixed();
    await after(minute);
    mails.length = 0;
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: creator, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await after(5 * day);
    expect(mails.filter(({ subject }) => /前日|まもなく/u.test(subject))).toEqual([]);
  });

  test('only the company withdraws what is proposed', async () => {
    const { creator, interviewId } = await proposed();
    expect(await cancel({ interviewId, version: 1 }, creator)).toMatchObject({
      errors: [{ __typename: 'ForbiddenError' }],
    });
  });

  test('who wants no mails of interviews has none, and who wants one a day has them at once', async () => {
    const town = await house();
    const wish = (user_id: string, mail: 'DAILY' | 'NEVER') =>
      api.services.db
        .insertInto('notification_preferences')
        .values({ user_id, kind: 'INTERVIEW', in_app: true, mail, updated_at: api.clock.now() })
        .execute();
    await wish(town.creator, 'NEVER');
    await wish(town.owner, 'DAILY');
    const { interview } = made(await propose({ roomId: town.roomId, times: [inDays(3)] }, town.owner));
    made(await answer({ interviewId: interview.id, version: 1, time: interview.times[0] }, town.creator));
    await after(minute);
    expect(mailsTo(town.creator)).toEqual([]);
    expect(mailsTo(town.owner).map(({ calendar }) => calendar?.method)).toEqual(['REQUEST']);
  });
});
