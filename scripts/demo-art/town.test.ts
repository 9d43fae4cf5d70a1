import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoOpenings } from '../../demo/town/openings.ts';
import { works } from '../../demo/works.ts';
import { boxesIn } from '../../server/modules/media/video/boxes.ts';
import { inspectMedia } from '../../server/modules/media/inspect.ts';
import { readVideo } from '../../server/modules/media/video/video.ts';
import { COVERS } from './covers.ts';
import { master } from './kit.ts';
import { PICKS, WRITTEN } from './plan.ts';
import { SHOTS } from './studio/plan.ts';
import { portfolios, townWorks } from './town.ts';

const media = new URL('../../demo/media/', import.meta.url);
const manifest = v.parse(
  v.record(v.string(), v.object({ width: v.number(), height: v.number(), bytes: v.number() })),
  JSON.parse(readFileSync(new URL('manifest.json', media), 'utf8')),
);

const digits = '〇一二三四五六七八九';
/** 二十一 and 21 alike. */
function numberOf(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const of = (one: string | undefined): number => Math.max(0, digits.indexOf(one ?? ''));
  return (text.includes('十') ? (tens === '' ? 1 : of(tens)) * 10 : 0) + (ones === '' ? 0 : of(ones));
}
const bare = (text: string): string => text.replaceAll(/[\s、。・「」『』|]/gu, '');
const number = '([一二三四五六七八九十]+|\\d+)';
const numbersAround = (text: string, before: string, unit: string): readonly number[] =>
  [...text.matchAll(new RegExp(`${before}${number}${unit}`, 'gu'))].map(([, found = '']) => numberOf(found));

/** What stands in a work's pictures, where that is text, and what is told beside them. */
const rows = portfolios
  .flatMap((portfolio) => portfolio.rows)
  .map(([name, family, words, , , , text]) => {
    const [kind = ''] = family.split(':');
    const [first = ''] = words.split('|');
    const drawn =
      kind === 'hand'
        ? [...first.split('+'), ...words.split('|').slice(1)]
            .map((part) => (/^[ab]-/u.test(part) ? textOf(part) : part))
            .join('|')
        : words;
    const written = [...(WRITTEN[name] ?? []), SHOTS[name]?.caption ?? '', PICKS[name] ?? ''];
    return { name, kind, drawn, told: [name, text, ...written].join('|') };
  });
function textOf(name: string): string {
  return [...master(name).s.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, inner = '']) => inner).join('|');
}

describe('the works of the demo town', () => {
  it('are what the generator writes: their one source is scripts/demo-art', () => {
    expect(works).toEqual(townWorks(new Map(Object.entries(manifest))));
  });

  it('have the sizes that are written, and 30 MB at most in all', async () => {
    const wrong = await Promise.all(
      Object.entries(manifest)
        .filter(([file]) => file.endsWith('.webp'))
        .map(async ([file, facts]) => {
          const path = new URL(file, media);
          const { width, height } = await sharp(readFileSync(path)).metadata();
          return facts.width === width && facts.height === height && facts.bytes === statSync(path).size
            ? []
            : [file];
        }),
    );
    expect(wrong.flat()).toEqual([]);
    const bytes = Object.values(manifest).reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes).toBeLessThan(30_000_000);
  });

  it('are drawn with 2,000 pixels at first and 1,600 after, and shot with 1,600', () => {
    const small = works.flatMap(({ media: shown }) =>
      shown.flatMap(({ file }, index) => {
        const facts = manifest[file];
        const long = Math.max(facts?.width ?? 0, facts?.height ?? 0);
        return long < (index === 0 && !file.endsWith('-0.webp') ? 2000 : 1600) ? [`${file} ${long}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });

  it('draw the name that they are called by', () => {
    const off = rows.flatMap(({ name, kind, drawn }) => {
      const called = /[「『]([^」』]+)[」』]/u.exec(name)?.[1];
      return called === undefined || kind === 'hand' || kind === 'film' || bare(drawn).includes(bare(called))
        ? []
        : [name];
    });
    expect(off).toEqual([]);
  });

  it.each(['回', '号', '集', '夜', '章'])('count the same in picture and words: 第…%s', (unit) => {
    const off = rows.flatMap(({ name, drawn, told }) => {
      const [inPicture, inWords] = [numbersAround(drawn, '第', unit), numbersAround(told, '第', unit)];
      return inPicture.length > 0 && inWords.length > 0 && !inPicture.some((n) => inWords.includes(n))
        ? [`${name}: ${inPicture.join('、')} / ${inWords.join('、')}`]
        : [];
    });
    expect(off).toEqual([]);
  });

  it('last as many days as they say', () => {
    const off = rows.flatMap(({ name, drawn, told }) =>
      [...drawn.matchAll(/(\d+)\.(\d+)[—–](?:(\d+)\.)?(\d+)/gu)].flatMap(([range, m, d, m2, d2]) => {
        const begin = Date.UTC(2026, Number(m) - 1, Number(d));
        const same = Date.UTC(2026, Number(m2 ?? m) - 1, Number(d2));
        const end = same < begin ? Date.UTC(2027, Number(m2 ?? m) - 1, Number(d2)) : same;
        const days = (end - begin) / 864e5 + 1;
        const all = `${drawn}|${told}`;
        const said = [
          ...numbersAround(all, '', '日間'),
          ...numbersAround(all, '', 'つの夜'),
          ...numbersAround(all, '', '夜連続'),
        ];
        return said.every((n) => n === days)
          ? []
          : [`${name}: ${range} is ${days} days, not ${said.join('、')}`];
      }),
    );
    expect(off).toEqual([]);
  });

  it('name days of the week that are right', () => {
    const said = [
      ...rows.flatMap(({ drawn, told }) => [drawn, told]),
      ...works.map(({ description }) => description),
    ];
    const off = said.flatMap((text) =>
      [...text.matchAll(/(\d{4})年(\d+)月(\d+)日[((]([日月火水木金土])[))]/gu)].filter(
        ([, year, month, day, weekday]) =>
          '日月火水木金土'[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] !==
          weekday,
      ),
    );
    expect(off).toEqual([]);
  });
});

describe('the films of the demo town', () => {
  const films = works.flatMap((work) =>
    work.media.flatMap(({ film, file }) => (film === undefined ? [] : [{ film, file }])),
  );

  it('play for six to twelve seconds and weigh a megabyte at most', async () => {
    expect(films.length).toBeGreaterThanOrEqual(3);
    for (const { film } of films) {
      const bytes = readFileSync(new URL(film, media));
      expect(bytes.length).toBeLessThanOrEqual(1_000_000);
      expect(bytes.length).toBe(manifest[film]?.bytes);
      expect(await inspectMedia(bytes)).toMatchObject({ kind: 'mp4' });
      const { width, height } = await readVideo(bytes, 'mp4');
      expect({ width, height }).toEqual({ width: manifest[film]?.width, height: manifest[film]?.height });
      const moov = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'moov');
      const [head] = moov ? boxesIn(bytes, moov.body, moov.end) : [];
      const seconds = head ? bytes.readUInt32BE(head.body + 16) / bytes.readUInt32BE(head.body + 12) : 0;
      expect(seconds).toBeGreaterThanOrEqual(6);
      expect(seconds).toBeLessThanOrEqual(12);
    }
  });
});

describe('the openings of the demo town', () => {
  it('have a picture each that no other has', () => {
    expect(Object.keys(COVERS).sort()).toEqual(demoOpenings.map(({ key }) => key).sort());
    const seen = demoOpenings.map(({ key }) =>
      createHash('sha256')
        .update(readFileSync(new URL(`cover-${key}.webp`, media)))
        .digest('hex'),
    );
    expect(new Set(seen).size).toBe(demoOpenings.length);
  });
});
