#!/usr/bin/env bash
# Puts the official JSON Schema test suite into .cache/, where the test of it looks. The suite is data inside a Debian
# package, which is unpacked and not installed. Needs apt-get and dpkg. The version is fixed, as the published table is
# about the tests of one version.
set -euo pipefail
cd "$(dirname "$0")/../../.."

package=libtest-json-schema-acceptance-perl=1.019-1
folder=$PWD/.cache/json-schema-suite

test ! -d "$folder" || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download "$package" || { apt-get update && apt-get download "$package"; }
dpkg -x ./*.deb suite
mkdir -p "$(dirname "$folder")"
mv suite "$folder"
