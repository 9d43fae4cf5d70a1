import { creators } from '../../demo/creators.ts';
import { demoCompanies } from '../../demo/town/companies.ts';
import { works } from '../../demo/works.ts';

/** Names of formats and keys, as Japanese writes them, and of the files that the tests choose. */
const ofTheHouse = ['WebP', 'Web', 'png', 'Enter', 'Shift'];

/**
 * The Latin words that people of the demo town wrote themselves, such as “Figma” or the name of a shop: whatever else in Latin letters
 * stands on a page, the interface said.
 */
export function demoWords(): string[] {
  const written = [
    ...creators.flatMap(({ userName, specialty, introduction, hobby, skills, tools, nameOfCompany }) => [
      userName,
      specialty,
      introduction,
      hobby,
      ...skills,
      ...tools,
      nameOfCompany,
    ]),
    ...works.flatMap(({ name, description, designScope, tools, media, rejectReason, pickReason }) => [
      name,
      description,
      designScope,
      ...tools,
      ...media.map(({ caption }) => caption),
      rejectReason,
      pickReason,
    ]),
    ...demoCompanies.map(({ name }) => name),
  ];
  return [...new Set([...ofTheHouse, ...(written.join(' ').match(latinWord) ?? [])])];
}

/** Three letters and more, not all of them capitals: JPEG and URL are words of Japanese too. */
export const latinWord = /[A-Za-z][a-z]{2,}/g;
