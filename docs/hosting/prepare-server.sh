#!/bin/sh
# Prepares a fresh server with Debian 12 or 13 for `npm run publish`. As root, in the folder that holds the files beside this one:
#
#   sh prepare-server.sh www.example.com 'ssh-ed25519 AAAA… owner@laptop'
#
# The first word is the public name of the site, the second the line of ~/.ssh/id_ed25519.pub of the computer that publishes. It may be
# run again whenever something has changed here: what is right already stays, and a new key takes the place of the old one.
set -eu
umask 022
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
export DEBIAN_FRONTEND=noninteractive

name=${1:-}
key=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
base=/opt/mortgage-site
settings=/etc/mortgage-site.env
publisher_home=/var/lib/mortgage-publish
skipped=''

stop() {
  echo "prepare-server.sh: $*" >&2
  exit 1
}

say() {
  echo "== $*"
}

# What a system that does not run by systemd, such as a container, leaves to be done.
skip() {
  skipped="$skipped
  - $*"
}

check_call() {
  example="for example: sh prepare-server.sh www.example.com 'ssh-ed25519 AAAA… owner@laptop'"
  [ "$(id -u)" = 0 ] || stop 'Begin the command as root, or with sudo in front.'
  expr "$name" : '[a-z0-9][a-z0-9.-]*\.[a-z][a-z]*$' >/dev/null || stop "The first word is the name of the site, without https://, $example"
  expr "$key" : '\(ssh-ed25519\|ecdsa-sha2-nistp[0-9]*\|sk-ssh-ed25519@openssh.com\|ssh-rsa\) [A-Za-z0-9+/=]*\( [A-Za-z0-9@._ -]*\)\{0,1\}$' >/dev/null ||
    stop "The second word is the line of your public key, between quotes, $example"
  for file in Caddyfile-proxy mortgage-leads mortgage-publish mortgage-site.service mortgage-site-backup.service mortgage-site-backup.timer; do
    [ -f "$here/$file" ] || stop "The file $file is missing beside this one. Copy the whole folder docs/hosting to the server."
  done
  # shellcheck source=/dev/null
  . /etc/os-release
  case "${ID:-} ${VERSION_ID:-}" in
    'debian 12' | 'debian 13') ;;
    *) stop "This is made for Debian 12 and 13, and the server runs ${PRETTY_NAME:-something else}. docs/deploy.md says what an engineer needs." ;;
  esac
}

# Puts a text from stdin into a file; one that says something else is kept beside it.
put() {
  mode=$1
  target=$2
  new=$(mktemp)
  cat >"$new"
  if [ -e "$target" ] && ! cmp -s "$new" "$target"; then
    cp -p "$target" "$target.before"
    echo "   $target said something else, which is in $target.before now"
  fi
  cmp -s "$new" "$target" 2>/dev/null || install -m "$mode" "$new" "$target"
  chmod "$mode" "$target"
  rm -f "$new"
}

packages() {
  say 'Programs: Caddy, which answers the internet and fetches certificates, and what publishing needs'
  log=$(mktemp)
  { apt-get update && apt-get install -y --no-install-recommends caddy ca-certificates curl openssh-server sudo unattended-upgrades; } >"$log" 2>&1 || {
    cat "$log" >&2
    stop 'Debian could not install its packages. Mend what it says above, and run this again.'
  }
  rm -f "$log"
  say 'Security updates install themselves every day'
  put 644 /etc/apt/apt.conf.d/20auto-upgrades <<'END'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
END
}

users() {
  say 'Users: mortgage-site runs the site, mortgage-publish takes what is published'
  getent passwd mortgage-site >/dev/null ||
    useradd --system --user-group --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin mortgage-site
  getent passwd mortgage-publish >/dev/null ||
    useradd --system --user-group --home-dir "$publisher_home" --no-create-home --shell /bin/sh mortgage-publish
  # No password, which is something else than a locked account: that would keep the key out too.
  usermod --password '*' mortgage-publish
}

folders() {
  say "Folders: releases in $base, messages in /var/lib/mortgage-site"
  # The releases are their publisher's, and the service reads them by its group, which every file takes over from its folder.
  install -d -m 2755 -o mortgage-publish -g mortgage-site "$base"
  for folder in releases nodes incoming; do install -d -m 2750 -o mortgage-publish -g mortgage-site "$base/$folder"; done
  if [ ! -e "$settings" ]; then
    echo '# Settings of this server alone, one NAME=value a line. They win over those that are published.' >"$settings"
  fi
  chown root:mortgage-site "$settings"
  chmod 640 "$settings"
}

# The key opens one program and nothing else: no shell, no tunnel, no copying of files. The file is root's.
publishing_key() {
  say 'The key of publishing'
  install -m 755 "$here/mortgage-publish" /usr/local/sbin/mortgage-publish
  install -m 755 "$here/mortgage-leads" /usr/local/bin/mortgage-leads
  install -d -m 755 -o root -g root "$publisher_home" "$publisher_home/.ssh"
  echo "restrict,command=\"/usr/local/sbin/mortgage-publish\" $key" | put 644 "$publisher_home/.ssh/authorized_keys"
  put 440 /etc/sudoers.d/mortgage-publish <<'END'
# What the program behind the key of publishing may do as others: stop the site and start it again, and read the messages as the site does.
Defaults:mortgage-publish !requiretty, env_reset
mortgage-publish ALL=(root) NOPASSWD: /usr/bin/systemctl restart mortgage-site.service
mortgage-publish ALL=(root) NOPASSWD: /usr/bin/systemctl stop mortgage-site.service
mortgage-publish ALL=(mortgage-site) NOPASSWD: /usr/local/bin/mortgage-leads ask
END
  visudo -cqf /etc/sudoers.d/mortgage-publish || { rm -f /etc/sudoers.d/mortgage-publish; stop 'sudo does not take its rules.'; }
}

services() {
  say 'The service of the site, and a copy of the messages every night'
  sed "s/www\\.example\\.com/$name/g" "$here/mortgage-site.service" | put 644 /etc/systemd/system/mortgage-site.service
  put 644 /etc/systemd/system/mortgage-site-backup.service <"$here/mortgage-site-backup.service"
  put 644 /etc/systemd/system/mortgage-site-backup.timer <"$here/mortgage-site-backup.timer"
  case "$name" in
    www.*) sed "s/www\\.example\\.com/$name/g; s/^example\\.com/${name#www.}/" "$here/Caddyfile-proxy" ;;
    # Without www there is no second name that would lead here.
    *) sed "/^example\\.com {/,/^}/d; s/www\\.example\\.com/$name/g" "$here/Caddyfile-proxy" ;;
  esac | put 644 /etc/caddy/Caddyfile
  caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile >/dev/null 2>&1 || stop 'Caddy does not take /etc/caddy/Caddyfile.'
  if [ ! -d /run/systemd/system ]; then
    skip 'systemd does not run here, so nothing was started: systemctl daemon-reload; systemctl enable mortgage-site; systemctl enable --now mortgage-site-backup.timer caddy ssh; systemctl reload caddy'
    return
  fi
  systemctl daemon-reload
  # It has nothing to show before the first publishing, and starts with that.
  systemctl enable -q mortgage-site
  [ ! -e "$base/current" ] || systemctl restart mortgage-site
  systemctl enable -q --now mortgage-site-backup.timer caddy ssh
  systemctl reload caddy
}

firewall() {
  say 'Firewall'
  if command -v ufw >/dev/null && ufw status 2>/dev/null | grep -q 'Status: active'; then
    for port in 22/tcp 80/tcp 443/tcp; do ufw allow "$port" >/dev/null; done
    echo '   ufw lets through: SSH (22), http (80), https (443)'
  elif command -v nft >/dev/null && nft list ruleset 2>/dev/null | grep -q 'hook input'; then
    echo '   nftables has rules of its own: they must let through the ports 22, 80 and 443, and were not touched'
  else
    echo '   None was found. The site itself can be reached from this server alone; SSH, http and https are open. If your hosting company has a'
    echo '   firewall in front, let the ports 22, 80 and 443 through and nothing else.'
  fi
}

fingerprint() {
  for public in /etc/ssh/ssh_host_ed25519_key.pub /etc/ssh/ssh_host_ecdsa_key.pub; do
    if [ -f "$public" ]; then
      ssh-keygen -lf "$public" | cut -d' ' -f2
      return
    fi
  done
}

next_steps() {
  say 'This server is ready'
  cat <<END

What to do next, on the computer that publishes:

  1. Let the name $name lead to this server, where your domain is managed (a record of type A, and AAAA if it has IPv6).
  2. Write into settings.env:
       SITE_URL=https://$name
       PUBLISH_TO=ssh://mortgage-publish@$name
  3. Type once: ssh mortgage-publish@$name
     It asks whether you know this server. Its fingerprint is $(fingerprint)
  4. npm run publish

Your mail password and the other settings of settings.env go along with each publishing. What belongs to this server alone is in
$settings. The messages: sudo mortgage-leads list
END
  [ -z "$skipped" ] || printf '\nSkipped here:%s\n' "$skipped"
}

check_call
packages
users
folders
publishing_key
services
firewall
next_steps
