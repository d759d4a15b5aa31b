import { Suspense, use, useState } from 'react';
import type { OpenedListing } from '../../../../../shared/contract/screening-shapes';
import { messages } from '../../../../../shared/domain/messages';
import { phoneMask } from '../../../../../shared/domain/phone';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { usePageTitle } from '../../../ui/layout/page-title';
import { NameMark } from '../../../ui/primitives/name-mark';
import '../../../ui/theme/site.css';
import { ListingFacts } from './listing-facts';
import './listing.css';

type Read =
  | { readonly kind: 'ready'; readonly listing: OpenedListing }
  | { readonly kind: 'dead' }
  | { readonly kind: 'failed'; readonly words: string };

async function read(token: string): Promise<Read> {
  if (token === '') return { kind: 'dead' };
  try {
    return { kind: 'ready', listing: (await api.screening.openListing({ body: { token } })).data };
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.code === 'invalid'))
      return { kind: 'dead' };
    report('The home could not be loaded', error);
    return { kind: 'failed', words: refusalWords(error) };
  }
}

/** /auth/listing?unit=…: a home open for applications, for anyone with the link. No account is needed. */
export function ListingPage({ token }: { token: string }) {
  const [reading, setReading] = useState(() => read(token));
  const waiting = (
    <div className="boot">
      <img src="/loading.svg" alt={messages.loading} width={135} height={135} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Found reading={reading} token={token} onRetry={() => setReading(read(token))} />
    </Suspense>
  );
}

type FoundProps = { reading: Promise<Read>; token: string; onRetry: () => void };

function Found({ reading, token, onRetry }: FoundProps) {
  const found = use(reading);
  if (found.kind === 'ready') return <Home listing={found.listing} token={token} />;
  if (found.kind === 'dead')
    return (
      <Frame title="This home is no longer listed">
        <p className="lead">It may be rented, or the link has expired. Ask the landlord for a new one.</p>
      </Frame>
    );
  return (
    <Frame title="This home could not be loaded">
      <p role="alert">{found.words}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </Frame>
  );
}

type FrameProps = { title: string; brand?: React.ReactNode; children: React.ReactNode };

function Frame({ title, brand, children }: FrameProps) {
  const heading = usePageTitle(title);
  return (
    <div className="site listing">
      <header>{brand || <NameMark size={22} />}</header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

/** A map's search for the address; it is asked only when somebody follows the link. */
const mapOf = (location: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`;

function Home({ listing, token }: { listing: OpenedListing; token: string }) {
  const { home, photos, office } = listing;
  const apply = (
    <a className="button" href={`/auth/addApplication?unit=${encodeURIComponent(token)}`}>
      Apply for this home
    </a>
  );
  return (
    <Frame
      title={`${home.title}, unit ${home.unit}`}
      brand={
        office?.logo_url && (
          <img className="logo" src={office.logo_url} alt={`Logo of ${home.organization}`} />
        )
      }
    >
      <p className="lead">
        {home.location}{' '}
        <a href={mapOf(home.location)} target="_blank" rel="noopener noreferrer">
          Show on a map
        </a>
      </p>
      {photos.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reached by keyboard
        <section className="photos" aria-label="Photos of the home" tabIndex={0}>
          {photos.map(({ url, alt }, index) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">
              <img src={url} alt={alt || `Photo ${index + 1} of the home`} />
            </a>
          ))}
        </section>
      )}
      <ListingFacts listing={listing} />
      <div className="apply">
        {apply}
        <a className="button quiet" href={`/auth/question?unit=${encodeURIComponent(token)}`}>
          Ask a question or see the home
        </a>
        <p>{`To ${home.organization}. It takes about ten minutes, and you don’t need an account.`}</p>
        {office?.phone && (
          <p>
            {'Call '}
            <a href={`tel:+1${office.phone}`}>{phoneMask(office.phone)}</a>
          </p>
        )}
        {office?.license && <p>{`License ${office.license}`}</p>}
      </div>
    </Frame>
  );
}
