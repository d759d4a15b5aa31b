import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ListingPage } from './features/screening/listing/listing-page';

/** A home's public page on its own, without router and component library: a sign's QR code opens on phones. */
const container = document.getElementById('root');
const unit = new URLSearchParams(window.location.search).get('unit') ?? '';

if (container)
  createRoot(container).render(
    <StrictMode>
      <ListingPage token={unit} />
    </StrictMode>,
  );
