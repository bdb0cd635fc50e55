#!/usr/bin/env bash
# Puts the JSON Schema Containment Test Suite (University of Passau, MIT License) into .cache/, where the test of it looks.
# Needs git and the network. The commit is fixed, as the counts of the test are about the cases of one version.
set -euo pipefail
cd "$(dirname "$0")/../../.."

source=https://github.com/sdbs-uni-p/json-schema-containment-testsuite.git
commit=446fb41c527c8f8b2d2da1554e12fbc556c20a2e
folder=$PWD/.cache/json-schema-containment-suite

test ! -d "$folder" || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git -C "$work" init --quiet
git -C "$work" fetch --quiet --depth 1 "$source" "$commit"
git -C "$work" checkout --quiet FETCH_HEAD
mkdir -p "$(dirname "$folder")"
mv "$work" "$folder"
trap - EXIT
