/** Every family by name. */
import { at, master, mix, svgPic, w0, type Art, type Family, type Pic, type Spec } from './kit.ts';
import * as B from './brand.ts';
import * as K from './posters.ts';
import * as G from './page.ts';
import * as S from './scene.ts';
import * as U from './screens.ts';
import * as X from './space.ts';
import { FILMS } from './films/films.ts';
import { HIGH, WIDE } from './films/kit.ts';
import { bare, crop, gallery, goods, ground, laptop, pasted, posterViews, room, street } from './mock.ts';

const poster =
  (make: (s: Spec) => Art): Family =>
  (s) =>
    posterViews(make(s), s.p, s.seed, { bareFirst: s.seed % 5 === 1 || s.seed % 5 === 3 });
/** Three sheets of one campaign. */
const campaign =
  (make: (s: Spec) => Art): Family =>
  (s) => {
    const turn = (n: number): Spec => ({
      ...s,
      seed: s.seed + n * 11,
      p: n === 0 ? s.p : n === 1 ? { ...s.p, a: s.p.b, b: s.p.a } : { ...s.p, a: s.p.c, c: s.p.a },
    });
    const list = [make(turn(0)), make(turn(1)), make(turn(2))];
    const views = posterViews(at(list, 0), s.p, s.seed, { series: list });
    return [
      ground(list, at([s.p.d, mix(s.p.p, s.p.c, 0.4), mix(s.p.k, '#000000', 0.1)], s.seed), 1200, 500),
      pasted(list, s.p, s.seed, 860),
      ...views.slice(2),
    ];
  };

/** The hand-set masters: first word names the picture(s), joined by '+'. v says how they are first shown. */
const hand: Family = (s) => {
  const names = (s.t[0] ?? '').split('+');
  /* '*3' stands for a landscape poster of the same creator: the words follow. */
  const list = names.map((q) =>
    q.startsWith('*') ? K.land({ ...s, v: Number(q.slice(1)), t: s.t.slice(1) }) : master(q),
  );
  const a = at(list, 0);
  const { p, seed } = s;
  const tall = a.h > a.w;
  const alike = list.filter((m) => m.h > m.w === tall);
  const main: Pic =
    s.v === 1
      ? ground(alike, mix(p.d, p.p, 0.3), 1200, alike.length > 2 ? 500 : 740)
      : s.v === 2
        ? gallery(list, p, seed, 1200)
        : tall
          ? bare(a, 840)
          : bare(a, 1200);
  const rest: Pic[] = [];
  for (const m of list.slice(1)) rest.push(m.h > m.w ? bare(m, 620) : bare(m, 900));
  if (tall)
    rest.push(
      s.v === 1 ? bare(a, 700) : ground([a], p.d, 860, 760),
      at([pasted(alike, p, seed), street(a, p, seed), gallery(alike, p, seed)], seed),
      crop(a, 0.6, 0.35, 0.5, 1, 620),
    );
  else if (s.v === 3) rest.push(laptop(a, p.d, 820), crop(a, 0.3, 0.5, 0.42, 4 / 3, 720));
  else if (s.v === 4)
    rest.push(goods(a, p, seed, 680), goods(a, p, seed + 1, 680), crop(a, 0.4, 0.5, 0.3, 1, 560));
  else if (s.v === 5) rest.push(crop(a, 0.24, 0.5, 0.4, 1, 640), crop(a, 0.72, 0.5, 0.4, 4 / 3, 680));
  else
    rest.push(
      crop(a, 0.3 + (seed % 3) * 0.2, 0.42, 0.42, seed % 2 ? 1 : 4 / 3, 680),
      room(a, p, seed, 820),
      crop(a, 0.7, 0.7, 0.36, 4 / 3, 640),
    );
  return [main, ...rest];
};

/** A film by its name: the picture before it, and what else it shows. */
const film: Family = (s) => {
  const found = FILMS[w0(s, 0)];
  if (found === undefined) throw new Error(`no film ${w0(s, 0)}`);
  return [found.poster, ...found.stills].map((t) => svgPic(WIDE, HIGH, found.frame(t), 1200));
};

export const FAMILIES = {
  hand,
  glyph: poster(K.glyph),
  geo: poster(K.geo),
  land: poster(K.land),
  thing: poster(K.thing),
  swiss: poster(K.swiss),
  lines: poster(K.lines),
  festival: poster(K.festival),
  cinema: poster(K.cinema),
  cut: poster(K.cut),
  glow: poster(K.glow),
  dots: poster(K.dots),
  flyer: poster(K.flyer),
  planes: poster(K.planes),
  geo3: campaign(K.geo),
  thing3: campaign(K.thing),
  glyph3: campaign(K.glyph),
  cut3: campaign(K.cut),
  lines3: campaign(K.lines),
  identity: B.identity,
  cans: B.cans,
  bottles: B.bottles,
  pouches: B.pouches,
  boxes: B.boxes,
  sweets: B.sweets,
  matchbox: B.matchbox,
  cosmetic: B.cosmetic,
  parcel: B.parcel,
  spread: G.spread,
  magazine: G.magazine,
  novel: G.novel,
  series: G.series,
  news: G.news,
  calendar: G.calendar,
  stamps: G.stamps,
  tickets: G.tickets,
  menu: G.menu,
  info: G.info,
  cards: G.cards,
  scene: S.scene,
  tall: S.tall,
  picturebook: S.picturebook,
  manga: S.manga,
  character: S.character,
  portraits: S.portraits,
  render3d: S.render3d,
  still: S.still,
  motion: S.motion,
  film,
  sleeve: S.sleeve,
  game: S.game,
  app: U.app,
  web: U.web,
  dashboard: U.dashboard,
  parts: U.parts,
  banners: U.banners,
  slides: U.slides,
  research: U.research,
  sign: X.sign,
  noren: X.noren,
  exhibit: X.exhibit,
  vehicle: X.vehicle,
  mapping: X.mapping,
  pattern: X.pattern,
  lettering: X.lettering,
  logotypes: X.logotypes,
  ceramics: X.ceramics,
} as const satisfies Record<string, Family>;
export type FamilyName = keyof typeof FAMILIES;
