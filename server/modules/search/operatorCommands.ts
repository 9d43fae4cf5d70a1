import { keyOf } from '../../lib/request/globalId.ts';
import { NotUnderstoodError } from '../../lib/operatorCommands.ts';
import type { Commands } from '../../lib/operatorCommands.ts';
import { explain } from './finding/explain.ts';
import { noteEverything, waitingChanges } from './indexing/indexing.ts';
import { tradeSynonyms } from './indexing/trade.ts';
import { renewSaved } from './saved/saved.ts';

export const searchUsage: readonly string[] = [
  '  search rebuild                    検索の索引を作り直す(検索は止まらない)',
  '  search hosted                     外部の検索エンジンに設定と同義語を書き込み、すべてを送り直す',
  '  search status                     索引への反映を待っているものの数',
  '  search explain "語" ID            ID の作品・人・募集・会社が、その語でなぜその順位になるかを表示する',
];

const idOf = (typed: string): string | undefined => {
  const global = /(?:co|w|c|j)_[\w-]{22}/u.exec(typed)?.[0] ?? '';
  return (['Product', 'CreatorUser', 'JobOpening', 'Company'] as const)
    .map((type) => keyOf(global, type))
    .find((key) => key !== undefined);
};

/** What operators do about the search. */
export const searchCommands: Commands = async (services, [subject, verb, query, id]) => {
  switch (`${subject} ${verb}`) {
    case 'search rebuild': {
      await renewSaved(services);
      const count = await noteEverything(services);
      return {
        code: 0,
        lines: [`${count}件を索引に入れ直します。動いているサーバーが順に反映します。`],
      };
    }
    case 'search hosted': {
      const { hosted } = services;
      if (!hosted) throw new NotUnderstoodError('ALGOLIA_APP_ID が設定されていません。');
      await hosted.configure({ synonyms: tradeSynonyms });
      const count = await noteEverything(services);
      return {
        code: 0,
        lines: [`設定と同義語を書き込みました。${count}件を、動いているサーバーが順に送ります。`],
      };
    }
    case 'search status':
      return { code: 0, lines: [`反映を待っているもの: ${await waitingChanges(services)}件`] };
    case 'search explain': {
      const key = idOf(id ?? '');
      if (query === undefined || key === undefined)
        throw new NotUnderstoodError('検索する語と、作品・人・募集・会社の ID を指定してください。');
      return { code: 0, lines: await explain(services, query, key) };
    }
    default:
      return undefined;
  }
};
