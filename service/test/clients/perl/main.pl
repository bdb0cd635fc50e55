#!/usr/bin/perl
# Runs scenarios with GitLab::API::v4: a line of JSON in, {"scenario", "world"}; one out, {"steps", "failure"}.

use strict;
use warnings;
use utf8;
use FindBin;
use lib $FindBin::Bin;
use JSON;
use Harness;
use Around;
use People;
use Instance;
use Repository;
use Pipelines;
use Planning;

if ( @ARGV and $ARGV[0] eq '--list' ) {
    print "$_\n" for Harness::scenarios();
    exit;
}

$| = 1;
my $json = JSON->new->utf8->allow_nonref->allow_blessed->convert_blessed;
while ( my $line = <STDIN> ) {
    my $asked = $json->decode($line);
    my $steps = Steps->new;
    eval { Harness::run( $asked->{scenario}, World->new( $asked->{world} ), $steps ); 1 }
        or $steps->{failure} = "$@";
    print $json->encode( { steps => $steps->{done}, failure => $steps->{failure} } ), "\n";
}
