import { Wrench } from 'lucide-react';
import { AuthPage } from '../../ui/layout/auth-page';
import { Button } from '../../ui/primitives/button';

/** /auth/maintanance, as the spec spells it. */
export const MaintenanceScreen = () => (
  <AuthPage
    title="Down for maintenance"
    lead="Keystead is down for maintenance and will be back soon. Everything you saved is safe."
    icon={<Wrench aria-hidden="true" />}
  >
    <Button size="lg" variant="outline" onClick={() => window.location.assign('/propertyDashboard')}>
      Try again
    </Button>
  </AuthPage>
);
