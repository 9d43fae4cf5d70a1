import { contentFields, isOfKind } from '../contents/fields.ts';
import type { ContentKey, Contents, Kind } from '../contents/fields.ts';
import type { PostingCompany } from '../contents/gateSql.ts';
import type { Finding } from './holdFields.ts';
import { holdRules } from './rules.ts';
import type { HoldRule } from './rules.ts';

/** What is asked of whoever does the work, not told of the work. */
const aboutPeople: ReadonlySet<string> = new Set<ContentKey>(['jobRequirements', 'desiredJobRequirements']);
const passageMost = 200;

/** In the width and case that the rules are written in. */
const folded = (text: string): string => text.normalize('NFKC');

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。!?！？])|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

interface Text {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

function textsOf(kind: Kind, contents: Contents): Text[] {
  const fields = contentFields.flatMap((field) => {
    if (!isOfKind(field, kind) || 'isContact' in field) return [];
    if (field.type !== 'title' && field.type !== 'lines') return [];
    const text = contents[field.key];
    return text === null || text === '' ? [] : [{ field: field.key, label: field.label, text }];
  });
  const questions = contents.questions.map(({ questionText }, at) => ({
    field: 'questions',
    label: `質問${at + 1}`,
    text: questionText,
  }));
  return [...fields, ...questions];
}

const telephone = /(?<![\d-])0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])|(?<!\d)0[789]0\d{8}(?!\d)/gu;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

const digits = (number: string): string => number.replaceAll(/\D/gu, '').replace(/^81/u, '0');
const domain = (email: string): string => email.slice(email.indexOf('@') + 1).toLowerCase();

/** A number or an address that is not the one that the posting itself names as its contact. */
function foreignContact(sentence: string, contents: Contents, company: PostingCompany): string | undefined {
  const numbers = new Set(
    [contents.contactPhoneNumber, company.contactPhoneNumber].flatMap((number) =>
      number === null ? [] : [digits(number)],
    ),
  );
  const domains = new Set(
    [contents.contactEmail, company.contactEmail].flatMap((email) => (email === null ? [] : [domain(email)])),
  );
  const other = [...sentence.matchAll(telephone)].find(([number]) => !numbers.has(digits(number)));
  const foreign = [...sentence.matchAll(address)].find(([email]) => !domains.has(domain(email)));
  return other?.[0] ?? foreign?.[0];
}

function wordsOf(rule: HoldRule, sentence: string, isAboutPeople: boolean): string | undefined {
  if (rule.spares?.some((spare) => spare.test(sentence))) return undefined;
  const finds = isAboutPeople ? [...rule.finds, ...(rule.ofPeople ?? [])] : rule.finds;
  for (const find of finds) {
    const [words] = find.exec(sentence) ?? [];
    if (words !== undefined) return words;
  }
  return undefined;
}

/** Everything that the rules find in what is about to be published, each passage once for each rule. */
export function findingsOf(kind: Kind, contents: Contents, company: PostingCompany): Finding[] {
  return textsOf(kind, contents).flatMap(({ field, label, text }) =>
    sentencesOf(folded(text)).flatMap((sentence) => {
      const passage = [...sentence].slice(0, passageMost).join('');
      return holdRules.flatMap((rule): Finding[] => {
        const words =
          wordsOf(rule, sentence, aboutPeople.has(field)) ??
          (rule.name === 'OUTSIDE_CONTACT' ? foreignContact(sentence, contents, company) : undefined);
        return words === undefined ? [] : [{ rule: rule.name, field, label, words, passage }];
      });
    }),
  );
}

/** Where the house let a passage pass, it passes again. */
export const sameFinding = (one: Finding, other: Finding): boolean =>
  one.rule === other.rule && one.field === other.field && one.passage === other.passage;
