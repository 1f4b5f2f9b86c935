import { useEffect, useState } from "react";
import { Link } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Shield } from "../look/shield.tsx";
import { HistoryPart } from "../player/history-part.tsx";
import { profilePath } from "../player/profile.ts";
import type { Profile } from "../player/profile.ts";
import "../player/player-page.css";
import { RatingsPart } from "../player/ratings-part.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { accountText } from "../text/account.ts";
import { BlocksPart } from "./blocks-part.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { LeavePart } from "./leave-part.tsx";
import { LocalPart } from "./local-part.tsx";
import { me, refreshMe } from "../me/me.ts";
import type { Kept, Me } from "../me/me.ts";
import { Nobody } from "./nobody.tsx";
import { PasswordPart } from "./password-part.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { GoldPart } from "./gold-part.tsx";
import { TokensPart } from "./tokens-part.tsx";
import { useAccount } from "../me/use-account.ts";
import "./account.css";

const words = accountText;

/** All that is the reader's own. */
export function YouPage() {
  const account = useAccount();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (me.get() !== null) void refreshMe();
  }, []);
  return (
    <SiteFrame title={words.you} at="you">
      {account ? <Somebody account={account} keep={setKept} /> : <Guestless />}
      {kept && <RecoveryCode kept={kept} done={() => setKept(null)} />}
    </SiteFrame>
  );
}

function Guestless() {
  return (
    <>
      <h1 className="visually-hidden">{words.title}</h1>
      <Nobody />
      <LocalPart />
    </>
  );
}

function Somebody({ account, keep }: { readonly account: Me; keep(this: void, kept: Kept): void }) {
  const { nickname, kind, avatar, id } = account;
  const [changes, setChanges] = useState(0);
  const { value: profile } = useAnswer<Profile>(profilePath(id));
  const href = `/player/${encodeURIComponent(nickname)}`;
  return (
    <>
      <header className="player-head">
        <Shield seat={0} emblem={emblemOf(avatar)} size={76} />
        <div>
          <h1>{nickname}</h1>
          <p>
            {words.kinds[kind]} · <Link href={href}>{words.publicPage}</Link>
          </p>
        </div>
      </header>
      {account.renameAsked && (
        <p className="account__already">
          {account.renameReason ? words.renameFor(account.renameReason) : words.renameAsked}
        </p>
      )}
      <div className="account__columns">
        <div className="account__column">
          {kind === "guest" && <ClaimForm key={id} guest={account} keep={keep} />}
          <ProfilePart key={nickname} account={account} />
          <TokensPart account={account} />
          <GoldPart account={account} />
        </div>
        <div className="account__column account__column--played">
          {profile && <RatingsPart name={nickname} ratings={profile.ratings} />}
          <HistoryPart name={nickname} />
          <LocalPart />
        </div>
        <div className="account__column">
          {kind === "named" && <PasswordPart changed={() => setChanges(changes + 1)} />}
          {/* A new password has ended some. */}
          <SessionsPart key={changes} account={account} />
          <BlocksPart />
          <LeavePart account={account} />
        </div>
      </div>
    </>
  );
}
