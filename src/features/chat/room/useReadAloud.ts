import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import { quotedWords } from './session/roomMessage.ts';
import type { RoomMessage } from './session/roomMessage.ts';

/** Others' new messages, each once, without the whole list. */
export function useReadAloud(newest: RoomMessage | undefined, userId: string): void {
  const said = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (newest === undefined || said.current === newest.id) return;
    const isFirst = said.current === undefined;
    said.current = newest.id;
    if (!isFirst && newest.sender.id !== userId)
      announce(`${newest.sender.name}さんから: ${quotedWords(newest)}`);
  }, [newest, userId]);
}
