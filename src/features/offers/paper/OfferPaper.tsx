import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferPaper_version$key } from '../../../../__generated__/OfferPaper_version.graphql.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { PaperLines } from './PaperLines.tsx';
import * as css from './paper.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

interface OfferPaperProps {
  readonly version: OfferPaper_version$key;
  /** Compared with the version before, the opening, or the terms in force. */
  readonly beside: 'opening' | 'standing' | 'version' | null;
}

export function OfferPaper({ version: key, beside }: OfferPaperProps): ReactElement {
  const version = useFragment(
    graphql`
      fragment OfferPaper_version on OfficialJobOfferVersion {
        version
        sentAt
        documentTitle
        documentNumber
        law
        parties {
          role
          name
          lines
        }
        lines {
          number
          term
          label
          state
          text
          notes
        }
        differences {
          term
          before
        }
        openingDifferences {
          term
          before
        }
        standingDifferences {
          term
          before
        }
      }
    `,
    key,
  );
  const { differences, openingDifferences, standingDifferences } = version;
  const found = { opening: openingDifferences, standing: standingDifferences, version: differences };
  return (
    <article className={css.sheet} aria-label={`${version.documentTitle} 第${version.version}版`}>
      <p className={css.top}>
        <span>No. {version.documentNumber}</span>
        <span>
          第{version.version}版 {formatDate(version.sentAt)}
        </span>
      </p>
      <h2 className={css.title}>
        <PhraseText>{version.documentTitle}</PhraseText>
      </h2>
      <div className={css.parties}>
        {version.parties.map(({ role, name, lines }) => (
          <div key={role} className={css.party}>
            <p className={css.role}>{role}</p>
            <p className={css.partyName}>{name}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <PaperLines
        isIssued
        lines={version.lines.map(({ number, term, label, state, text, notes }) => ({
          number,
          term,
          label,
          state,
          text,
          notes,
        }))}
        {...(beside !== null && {
          before: new Map(found[beside].map(({ term, before }) => [term, before])),
        })}
      />
      <p className={css.law}>{version.law}</p>
    </article>
  );
}
