import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ConfirmationHost } from '../../features/accounts/confirmation/ConfirmationHost.tsx';
import { PasskeyOfferHost } from '../../features/accounts/passkeys/PasskeyOfferHost.tsx';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import { UndoRegion } from '../../ui/feedback/UndoRegion.tsx';
import { UpdateNote } from '../offline/UpdateNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { RouteAnnouncer } from '../routing/RouteAnnouncer.tsx';
import { RouteProgress } from '../routing/RouteProgress.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The root of every page. */
export function Shell(): ReactElement {
  return (
    <>
      <SkipLink />
      <RouteProgress />
      <Outlet />
      <RouteAnnouncer />
      <OfflineNote />
      <UpdateNote />
      <ToastRegion />
      <UndoRegion />
      <ConfirmationHost />
      <PasskeyOfferHost />
    </>
  );
}
