import { useEffect } from 'react';

/** Keeps a phone's screen on. Browsers release the lock when the tab is hidden, so it is requested again. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      const acquired = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void acquired?.release();
      else lock = acquired;
    };
    const requestAgain = () => void requestLock();
    requestAgain();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestAgain);
      void lock?.release();
    };
  }, [wanted]);
};
