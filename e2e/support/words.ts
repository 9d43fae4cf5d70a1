import { creators } from '../../demo/creators.ts';
import { demoCompanies } from '../../demo/town/companies.ts';
import { works } from '../../demo/works.ts';

/** Names of formats and keys written in Latin letters in Japanese, and of the tests' files. */
const ofTheHouse = ['WebP', 'Web', 'png', 'Enter', 'Shift'];

/**
 * Latin words written by people of the demo town, such as "Figma". Any other Latin word on a page comes from
 * the interface.
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

/** Three letters or more, not all capitals: JPEG and URL are used in Japanese too. */
export const latinWord = /[A-Za-z][a-z]{2,}/g;
