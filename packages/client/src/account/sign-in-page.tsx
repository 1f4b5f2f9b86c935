import { useState } from "react";
import { Link } from "../web/link.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Panel } from "../look/panel.tsx";
import { Tabs } from "../look/tabs.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import type { Kept, Me } from "../me/me.ts";
import { GuestButton } from "./nobody.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoverForm } from "./recover-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { useAccount } from "../me/use-account.ts";
import "./account.css";

const words = accountText.signIn;

/** The ways back to an account, and to a new one. */
export function SignInPage() {
  const account = useAccount();
  const [way, setWay] = useState<"password" | "code">("password");
  const [kept, setKept] = useState<Kept | null>(null);
  const welcome = ({ nickname }: Pick<Me, "nickname">): void => {
    toast({ tone: "good", words: words.done(nickname) });
    navigate("/you", "replace");
  };
  return (
    <SiteFrame title={words.title} at="you" width="narrow">
      <PageHead title={words.title} words={words.words} />
      {account && (
        <p className="account__already">
          {words.already(account.nickname)} <Link href="/you">{words.toYou}</Link>
        </p>
      )}
      <div className="sign-in">
        <Panel engraved>
          <Tabs
            label={words.tabs}
            value={way}
            onChange={setWay}
            tabs={[
              {
                id: "password",
                words: words.withPassword,
                panel: <PasswordForm done={welcome} />,
              },
              { id: "code", words: words.withCode, panel: <RecoverForm done={setKept} /> },
            ]}
          />
        </Panel>
        {!account && (
          <Panel head={words.newHere} className="account__part">
            <p>{words.newWords}</p>
            <GuestButton words={words.guest} after={() => navigate("/you", "replace")} />
          </Panel>
        )}
      </div>
      {kept && <RecoveryCode kept={kept} done={() => welcome(kept.account)} />}
    </SiteFrame>
  );
}
