import { expect, it } from 'vitest';
import { isFreeMailDomain } from './freeMail.ts';

it.each(['gmail.com', 'yahoo.co.jp', 'docomo.ne.jp', 'd.vodafone.ne.jp', 'xxx.ocn.ne.jp', 'jcom.home.ne.jp'])(
  '%s belongs to nobody’s employer',
  (domain) => expect(isFreeMailDomain(domain)).toBe(true),
);

it.each(['todaisha.example', 'mygmail.com', 'docomo.co.jp', 'yahoo-inc.jp'])(
  '%s may be a company’s own',
  (domain) => expect(isFreeMailDomain(domain)).toBe(false),
);
