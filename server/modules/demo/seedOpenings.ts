import { demoOpenings } from '../../../demo/town/openings.ts';
import { openingRow } from './openingRow.ts';
import { insertAll } from './sql.ts';
import type { Town } from './town.ts';

export async function seedOpenings(town: Town): Promise<void> {
  const { trx } = town;
  await insertAll(
    trx,
    'job_openings',
    demoOpenings.map((opening) => openingRow(town, opening)),
  );
  await seedLists(town);
  await seedWordsBeside(town);
}

/** Tags, occupations, … in the order of the words. */
async function seedLists({ trx, idOf, category, industry, occupation, tag, tools }: Town): Promise<void> {
  const listed = demoOpenings.map((opening) => ({ id: idOf(opening.key), opening }));
  await insertAll(
    trx,
    'job_opening_categories',
    listed.flatMap(({ id, opening }) =>
      opening.categories.map((name, position) => ({
        job_opening_id: id,
        category_id: category(name),
        position,
      })),
    ),
  );
  await insertAll(
    trx,
    'job_opening_industries',
    listed.flatMap(({ id, opening }) =>
      opening.industries.map((name, position) => ({
        job_opening_id: id,
        industry_id: industry(name),
        position,
      })),
    ),
  );
  await insertAll(
    trx,
    'job_opening_tools',
    listed.flatMap(({ id, opening }) =>
      opening.tools
        .flatMap((name) => tools.get(name) ?? [])
        .map((toolId, position) => ({ job_opening_id: id, tool_id: toolId, position })),
    ),
  );
  const fullTime = listed.flatMap(({ id, opening }) =>
    opening.kind === 'FULL_TIME' ? [{ id, opening }] : [],
  );
  await insertAll(
    trx,
    'job_opening_occupations',
    fullTime.flatMap(({ id, opening }) =>
      opening.occupations.map((name, position) => ({
        job_opening_id: id,
        occupation_id: occupation(name),
        position,
      })),
    ),
  );
  await insertAll(
    trx,
    'job_opening_tags',
    fullTime.flatMap(({ id, opening }) =>
      opening.tags.map((name, position) => ({ job_opening_id: id, tag_id: tag(name), position })),
    ),
  );
}

async function seedWordsBeside({ trx, newId, idOf }: Town): Promise<void> {
  await insertAll(
    trx,
    'job_opening_links',
    demoOpenings.flatMap(({ key, links = [] }) =>
      links.map((url, position) => ({ id: newId(), job_opening_id: idOf(key), url, position })),
    ),
  );
  await insertAll(
    trx,
    'job_opening_questions',
    demoOpenings.flatMap(({ key, questions = [] }) =>
      questions.map((text, position) => ({
        id: newId(),
        job_opening_id: idOf(key),
        question_text: text,
        position,
      })),
    ),
  );
}
