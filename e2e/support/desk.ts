import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { App } from './app.ts';
import { demo, mutate, newCreator, tokensOf } from './members.ts';

const openingsRule = v.object({
  data: v.object({
    openings: v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          resumerationType: v.string(),
          questions: v.array(v.object({ id: v.string() })),
        }),
      ),
    }),
  }),
});

export interface DeskOpening {
  readonly id: string;
  readonly title: string;
  readonly resumerationType: string;
  readonly questions: readonly { readonly id: string }[];
}

/** The demo company's public openings other than employment, as entering those opens a room. */
export async function openOpenings(app: App): Promise<readonly DeskOpening[]> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      query: `query Prepare { openings: myJobOpenings(limit: 20, offset: 0, jobOpeningStatus: PUBLIC) {
        nodes { id title resumerationType questions { id } } } }`,
    }),
  });
  const { nodes } = v.parse(openingsRule, await response.json()).data.openings;
  return nodes.filter(({ resumerationType }) => resumerationType !== 'FULL_TIME');
}

/** A new creator with this family name enters an opening. Answers their address. */
export async function enter(app: App, opening: DeskOpening, name: string): Promise<string> {
  const { email, tokens } = await newCreator(app, name);
  await mutate(app, 'entryJobOpening(input: $input)', {
    types: '$input: EntryJobOpeningInput!',
    variables: {
      input: {
        jobOpeningId: opening.id,
        entryMessage: `${name}です。ぜひご一緒させてください。`,
        answers: opening.questions.map(({ id }) => ({ questionId: id, answerText: 'はい、できます。' })),
      },
    },
    accessToken: tokens.accessToken,
  });
  return email;
}

export const current = (page: Page) => page.locator('#candidates [role=row][data-current]');
