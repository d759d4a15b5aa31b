import { createRoot } from 'react-dom/client';
import { startApp } from './start-app';

const root = document.getElementById('root');
if (root) void startApp({ root: createRoot(root) });
