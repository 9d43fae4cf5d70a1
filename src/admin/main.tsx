import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './adminErrors.ts';
import { AdminApp } from './AdminApp.tsx';
import { createStaffSession } from './session/staffSession.ts';
import '../ui/theme/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AdminApp session={createStaffSession()} />
  </StrictMode>,
);
