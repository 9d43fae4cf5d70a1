/** Where the words of a note are that could not be kept: whoever wrote it may look at somebody else by then. */
import { useCallback, useEffect, useRef } from 'react';

/** Answers whether the component is still on the screen. */
export function useStands(): () => boolean {
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return useCallback(() => stands.current, []);
}

export function keptWords(onScreen: boolean): string {
  return onScreen
    ? '入力した内容を、入力欄に戻しました。'
    : '入力した内容は残っています。記録を開くと、入力欄に表示されます。';
}
