import { Link } from '@tanstack/react-router';
import { HousesDrawing } from '../../ui/houses-drawing';
import { NameMark } from '../../ui/name-mark';
import { usePageTitle } from '../../ui/page-title';
import './home-screen.css';

/** The front page, without the component library; the landing page proper takes its place. */
export function HomeScreen() {
  const heading = usePageTitle('Your rental properties, well kept');
  return (
    <div className="home">
      <header>
        <NameMark size={26} />
        <nav aria-label="Account">
          <Link to="/login">Log in</Link>
          <Link to="/auth/registerformik" className="action">
            Sign up
          </Link>
        </nav>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          Your rental properties, well kept
        </h1>
        <p>
          Properties, units and owners, leases and rent money in one calm house file: for the landlord with
          one door, and for the organisation with ten thousand.
        </p>
        <p className="actions">
          <Link to="/auth/registerformik" className="action large">
            Sign up, 14 days free
          </Link>
          <Link to="/login" className="large">
            Log in
          </Link>
        </p>
      </main>
      <HousesDrawing />
    </div>
  );
}
