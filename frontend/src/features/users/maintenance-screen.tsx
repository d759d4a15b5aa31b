import { Wrench } from 'lucide-react';
import { Button } from '../../ui/button';
import { AuthPage } from './parts/auth-page';

/** /auth/maintanance, as the spec spells it. */
export const MaintenanceScreen = () => (
  <AuthPage
    title="We are working on the house"
    lead="The product is closed for maintenance and back soon. Everything you saved is safe."
    icon={<Wrench aria-hidden="true" />}
  >
    <Button size="lg" variant="outline" onClick={() => window.location.assign('/propertyDashboard')}>
      Try again
    </Button>
  </AuthPage>
);
