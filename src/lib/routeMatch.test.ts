import { describe, expect, it } from 'vitest';
import { isBarePage, isOpenToGuests, isPublicPage, matchesRoute } from './routeMatch.ts';

describe('route matching', () => {
  it('matches exactly, by segment, and below', () => {
    expect(matchesRoute('/products', ['/products'])).toBe(true);
    expect(matchesRoute('/products/', ['/products'])).toBe(true);
    expect(matchesRoute('/products/1', ['/products'])).toBe(false);
    expect(matchesRoute('/products/1?tab=a#top', ['/products/{id}'])).toBe(true);
    expect(matchesRoute('/products/1/edit', ['/products/{id}'])).toBe(false);
    expect(matchesRoute('/journal', ['/journal/*'])).toBe(true);
    expect(matchesRoute('/journal/category/info', ['/journal/*'])).toBe(true);
    expect(matchesRoute('/journalism', ['/journal/*'])).toBe(false);
  });

  it('leaves out what is excluded', () => {
    expect(matchesRoute('/products/create', ['/products/{id}'], ['/products/create'])).toBe(false);
    expect(matchesRoute('/products/1', ['/products/{id}'], ['/products/create'])).toBe(true);
  });

  it.each([
    '/',
    '/sign_in',
    '/sign_up',
    '/sign_up/creator/step1',
    '/terms',
    '/terms/creator',
    '/privacy-policy',
    '/journal',
    '/journal/category/interviews/creator_voice',
    '/business',
    '/document',
    '/document/1/download-completed',
    '/email_reset',
    '/email_reset_request',
    '/password_reset',
    '/password_reset_request',
  ])('%s is public', (path) => {
    expect(isPublicPage(path)).toBe(true);
    expect(isOpenToGuests(path)).toBe(true);
  });

  it.each(['/products/1', '/creators/1', '/jobs/1', '/contact', '/404'])('%s is open to guests', (path) => {
    expect(isPublicPage(path)).toBe(false);
    expect(isOpenToGuests(path)).toBe(true);
  });

  it.each([
    '/products',
    '/products/create',
    '/products/bookmarked',
    '/products/edit/1',
    '/jobs',
    '/jobs/entered',
    '/jobs/fulltime',
    '/jobs/outsourcing',
    '/jobs/draft/hourly/1/edit',
    '/me',
    '/messages/1',
    '/settings/account',
    '/business/more',
    '/recommend',
  ])('%s is protected', (path) => {
    expect(isOpenToGuests(path)).toBe(false);
  });

  it('knows the pages without chrome', () => {
    expect(isBarePage('/sign_up/complete')).toBe(true);
    expect(isBarePage('/404')).toBe(true);
    expect(isBarePage('/password_reset')).toBe(false);
  });
});
