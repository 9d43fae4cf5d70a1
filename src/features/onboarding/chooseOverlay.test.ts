import { describe, expect, test } from 'vitest';
import { rememberAnnouncementSeen } from './announcement.ts';
import { announcementSlides } from './announcementSlides.ts';
import { chooseOverlay, type Overlay, type OverlayFacts } from './chooseOverlay.ts';
import { rememberSurveyClosed } from './surveyTiming.ts';
import { memoryStore } from './testing/memoryStore.ts';

const before = new Date('2025-10-24T23:59:59+09:00');
const after = new Date('2025-10-25T00:00:00+09:00');

const creator: OverlayFacts = {
  audience: 'creator',
  isRegistered: true,
  isOnboardingCompleted: true,
  hasRegisteredJobChangeMotivation: false,
  campaignOpen: false,
  hasTextsToAgree: false,
};
const company: OverlayFacts = { ...creator, audience: 'company', isOnboardingCompleted: false };

function choose(
  facts: OverlayFacts,
  { onPublicPage = false, now = after, storage = memoryStore(), done = [] as readonly Overlay[] } = {},
) {
  return chooseOverlay({ facts, onPublicPage, now, storage, done });
}

describe('the announcement of following', () => {
  test('to the cut-off’s second in Tokyo, and not from it on', () => {
    expect(choose(company, { now: before })).toBe('announcement');
    expect(choose(company, { now: after })).toBeNull();
    expect(choose(creator, { now: before })).toBe('announcement');
    expect(choose(creator, { now: after })).toBe('survey');
  });

  test('once per browser', () => {
    const storage = memoryStore();
    expect(choose(company, { now: before, storage })).toBe('announcement');
    rememberAnnouncementSeen(storage);
    expect(choose(company, { now: before, storage })).toBeNull();
  });

  test('never on a public page', () => {
    expect(choose(company, { now: before, onPublicPage: true })).toBeNull();
  });

  test('three slides for creators, two for companies', () => {
    expect(announcementSlides.creator).toHaveLength(3);
    expect(announcementSlides.company).toHaveLength(2);
  });
});

describe('new terms', () => {
  test('are asked for before everything else, until they were answered on this page', () => {
    const facts = { ...creator, campaignOpen: true, hasTextsToAgree: true };
    expect(choose(facts)).toBe('terms');
    expect(choose(facts, { done: ['terms'] })).toBe('campaign');
  });
});

describe('the survey', () => {
  test('asks creators with everything done who have not answered', () => {
    expect(choose(creator)).toBe('survey');
    expect(choose({ ...creator, isOnboardingCompleted: false })).toBeNull();
    expect(choose({ ...creator, hasRegisteredJobChangeMotivation: true })).toBeNull();
    expect(choose({ ...company, isOnboardingCompleted: true })).toBeNull();
    expect(choose({ ...creator, isRegistered: false })).toBeNull();
  });

  test('stays away while it is put away, and after an answer the session does not know yet', () => {
    const storage = memoryStore();
    rememberSurveyClosed(storage, after);
    expect(choose(creator, { storage })).toBeNull();
    expect(choose(creator, { done: ['survey'] })).toBeNull();
  });
});

describe('one at a time', () => {
  test('the campaign, then the announcement, then the survey', () => {
    const facts = { ...creator, campaignOpen: true };
    const storage = memoryStore();
    const now = before;
    expect(choose(facts, { now, storage })).toBe('campaign');
    expect(choose(facts, { now, storage, done: ['campaign'] })).toBe('announcement');
    rememberAnnouncementSeen(storage);
    expect(choose(facts, { now, storage, done: ['campaign', 'announcement'] })).toBe('survey');
  });

  test('the campaign after the cut-off too', () => {
    expect(choose({ ...company, campaignOpen: true })).toBe('campaign');
  });
});
